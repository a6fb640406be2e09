import { createSocket } from 'node:dgram';

interface TimeSeries {
  type: 'timeSeriesRaw' | 'timeSeriesFilt';
  /** µV, [channel][sample] */
  data: number[][];
}

const isTimeSeries = (message: { type: string }): message is TimeSeries =>
  message.type === 'timeSeriesRaw' || message.type === 'timeSeriesFilt';

const socket = createSocket('udp4');
socket.on('message', (packet) => {
  const message = JSON.parse(packet.toString('utf8')) as { type: string };
  if (isTimeSeries(message)) console.log('channel 1:', message.data[0]);
});
socket.bind(12345, '127.0.0.1');
