// Lights from muscles. The OpenBCI GUI (6.0.0) sends EMG levels over USB, a line for each drawn frame:
//   0.120,0.870,0.000,0.330
// Channel 1 (cheek, a smile): yellow. Channel 2 (brow, a frown): red. Neither: blue.
// The small LED on the board follows channel 1. Board: Arduino Uno R3 or compatible.

const int yellowPin = 8;
const int bluePin = 11;
const int redPin = 12;

const long baudRate = 115200; // as in the GUI's Networking widget; 57600 is too slow for 16 channels
const int onAt = 500;         // thresholds in thousandths of the level
const int offAt = 300;
const unsigned long debounceMs = 50;
const unsigned long silentMs = 2000;  // lights out when the GUI stops

struct MuscleSwitch {
  bool isOn;
  bool isCrossed;
  unsigned long crossedAt;
};

MuscleSwitch smile = {false, false, 0};
MuscleSwitch frown = {false, false, 0};

char line[128];
int length = 0;
bool isTooLong = false;
unsigned long heardAt = 0;

void setup() {
  pinMode(LED_BUILTIN, OUTPUT);
  pinMode(yellowPin, OUTPUT);
  pinMode(bluePin, OUTPUT);
  pinMode(redPin, OUTPUT);
  Serial.begin(baudRate);
}

void update(MuscleSwitch &muscle, int level, unsigned long now) {
  bool isBeyond = muscle.isOn ? level <= offAt : level >= onAt;
  if (!isBeyond) {
    muscle.isCrossed = false;
    return;
  }
  if (!muscle.isCrossed) {
    muscle.isCrossed = true;
    muscle.crossedAt = now;
  }
  if (now - muscle.crossedAt >= debounceMs) {
    muscle.isOn = !muscle.isOn;
    muscle.isCrossed = false;
  }
}

void show() {
  digitalWrite(LED_BUILTIN, smile.isOn ? HIGH : LOW);
  digitalWrite(yellowPin, smile.isOn ? HIGH : LOW);
  digitalWrite(redPin, frown.isOn && !smile.isOn ? HIGH : LOW);
  digitalWrite(bluePin, !smile.isOn && !frown.isOn ? HIGH : LOW);
}

// Reads "0.120,0.870,..." and feeds the first two numbers to the switches.
void readLine() {
  char *next = line;
  double first = strtod(line, &next);
  if (next == line) return;  // no number: the rest of a cut line
  unsigned long now = millis();
  heardAt = now;
  update(smile, (int)(first * 1000 + 0.5), now);
  if (*next == ',') update(frown, (int)(strtod(next + 1, &next) * 1000 + 0.5), now);
  show();
}

void loop() {
  while (Serial.available() > 0) {
    char c = Serial.read();
    if (c == '\n') {
      line[length] = '\0';
      if (!isTooLong) readLine();
      length = 0;
      isTooLong = false;
    } else if (length < (int)sizeof(line) - 1) {
      line[length++] = c;
    } else {
      isTooLong = true;
    }
  }
  if (millis() - heardAt > silentMs) {
    smile.isOn = frown.isOn = false;
    digitalWrite(LED_BUILTIN, LOW);
    digitalWrite(yellowPin, LOW);
    digitalWrite(redPin, LOW);
    digitalWrite(bluePin, LOW);
  }
}
