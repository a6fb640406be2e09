#include <DSPI.h>
#include <OpenBCI_32bit_Library.h>
#include <OpenBCI_32bit_Library_Definitions.h>

static OpenBCI_32bit_Library &cyton = board; // the library's only object

/** Reads the converters and sends them with the seconds since power-up as the first of the three extra values. */
static void sendSample() {
  cyton.updateChannelData();
  cyton.auxData[0] = millis() / 1000; // 16 bits each; the library clears them after the packet
  cyton.sendChannelData();
}

void setup() {
  cyton.begin();
  cyton.useAccel(false); // extra values in place of the acceleration: packets end in 0xC1
}

void loop() {
  if (cyton.channelDataAvailable && cyton.streaming) sendSample();
  while (cyton.hasDataSerial0()) cyton.processChar(cyton.getCharSerial0()); // so that all commands work
  cyton.loop();
}
