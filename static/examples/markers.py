import time
from pylsl import StreamInfo, StreamOutlet

outlet = StreamOutlet(StreamInfo("Events", "Markers", 1, 0, "string", "my-events"))
input("Start the recording, then press Enter")
for number in range(10):
    outlet.push_sample([f"stimulus {number}"])
    time.sleep(2)
