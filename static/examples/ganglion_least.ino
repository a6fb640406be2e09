#include <OpenBCI_Ganglion_Library.h>

/** The converter pulls MCP_DRDY low 200 times a second. */
static int countSample(uint32_t) {
  ganglion.sampleCounter += 1;
  ganglion.MCP_dataReady = true;
  return 0;
}

/** What happens between two samples. Your own code goes here; it has less than 5 ms. */
static void serve() {
  ganglion.eventSerial(); // one command, and answers in parts
  if (ganglion.testingImpedance) ganglion.testImpedance();
  ganglion.blinkLED();
}

void setup() {
  ganglion.initialize();
  attachPinInterrupt(MCP_DRDY, countSample, LOW);
}

void loop() {
  if (ganglion.MCP_dataReady) {
    ganglion.processData(); // reads, packs and sends
  } else {
    serve();
  }
}
