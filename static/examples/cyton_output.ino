#include <DSPI.h>
#include <OpenBCI_32bit_Library.h>
#include <OpenBCI_32bit_Library_Definitions.h>

static const int OUTPUT_PIN = 12;

/** Sets the pin for h and l; every other character is a command of the board. */
static void obey(char character) {
  if (character == 'h') digitalWrite(OUTPUT_PIN, HIGH);
  else if (character == 'l') digitalWrite(OUTPUT_PIN, LOW);
  else board.processChar(character);
}

void setup() {
  board.begin();
  pinMode(OUTPUT_PIN, OUTPUT);
  digitalWrite(OUTPUT_PIN, LOW);
}

void loop() {
  board.loop();
  while (board.hasDataSerial0()) obey(board.getCharSerial0());
  if (!board.streaming || !board.channelDataAvailable) return;
  board.updateChannelData();
  if (board.accelHasNewData()) board.accelUpdateAxisData();
  board.sendChannelData();
}
