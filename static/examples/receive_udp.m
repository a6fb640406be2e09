socket = udpport('datagram', 'IPV4', 'LocalHost','127.0.0.1', 'LocalPort',12345);
while true
    packet = read(socket, 1, 'char');
    if isempty(packet), continue, end      % nothing came for ten seconds
    message = jsondecode(packet.Data);
    disp(message.type), disp(message.data)
end
