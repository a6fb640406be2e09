#include <DSPI.h>
#include <OpenBCI_32bit_Library.h>
#include <OpenBCI_32bit_Library_Definitions.h>

/** Hands every character from the radio to the library, so that all commands work. */
static void takeCommands() {
  while (board.hasDataSerial0()) {
    board.processChar(board.getCharSerial0());
  }
}

/** Your own three 16-bit values; the library clears them after each packet. */
static void fillPacket() {
  board.auxData[0] = millis() / 1000;
}

void setup() {
  board.begin();
  board.useAccel(false); // the six bytes carry auxData, and packets end in 0xC1
}

void loop() {
  board.loop();
  takeCommands();
  const bool isSampleReady = board.streaming && board.channelDataAvailable;
  if (!isSampleReady) return;
  board.updateChannelData(); // reads the converters
  fillPacket();
  board.sendChannelData();
}
