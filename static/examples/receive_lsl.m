addpath(genpath('liblsl-Matlab'));
SECONDS = 10;
streams = lsl_resolve_byprop(lsl_loadlib(), 'name', 'obci_eeg1', 1, 5);  % one stream, at most 5 s
assert(~isempty(streams), 'No stream called obci_eeg1. Is the GUI sending?');
inlet = lsl_inlet(streams{1});
recording = []; times = [];
started = tic;
while toc(started) < SECONDS
    [part, when] = inlet.pull_chunk();       % channels x samples, uV
    recording = [recording, part]; times = [times, when]; %#ok<AGROW>
    pause(0.1)
end
fprintf('%d channels, %d samples\n', size(recording, 1), numel(times));
