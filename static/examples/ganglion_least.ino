#include <OpenBCI_Ganglion_Library.h>

static OpenBCI_Ganglion &amplifier = ganglion; // the library's only object

/** Interrupt, 200 times a second: the converter has a sample. It is only noted here, because reading it takes long. */
static int noteSample(uint32_t) {
  ++amplifier.sampleCounter;
  amplifier.MCP_dataReady = true;
  return 0;
}

/** The lamp, commands and the impedance test have less than 5 ms together, and so has your own code, which goes here. */
static void betweenSamples() {
  amplifier.blinkLED();
  if (amplifier.testingImpedance) amplifier.testImpedance();
  amplifier.eventSerial(); // takes one command, and sends long answers in parts
}

void setup() {
  amplifier.initialize();
  attachPinInterrupt(MCP_DRDY, noteSample, LOW);
}

void loop() {
  if (amplifier.MCP_dataReady) return amplifier.processData(); // reads, packs and sends the sample
  betweenSamples();
}
