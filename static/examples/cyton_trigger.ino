#include <DSPI.h>
#include <OpenBCI_32bit_Library.h>
#include <OpenBCI_32bit_Library_Definitions.h>

static const int TRIGGER_PIN = 17;
static const int MARK = 0x6220;

/** Whether the trigger has risen since the last call. */
static bool hasRisen() {
  static int before = LOW;
  const int now = digitalRead(TRIGGER_PIN);
  const bool rose = before == LOW && now == HIGH;
  before = now;
  return rose;
}

void setup() {
  pinMode(TRIGGER_PIN, INPUT);
  board.begin();
  board.useAccel(false); // the six bytes carry auxData: stop byte 0xC1
}

void loop() {
  board.loop();
  while (board.hasDataSerial0()) board.processChar(board.getCharSerial0());
  if (!board.streaming || !board.channelDataAvailable) return;
  board.updateChannelData();
  if (hasRisen()) {
    for (int i = 0; i < 3; i += 1) board.auxData[i] = MARK;
  }
  board.sendChannelData(); // clears auxData afterwards
}
