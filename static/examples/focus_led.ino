// The Focus widget of the OpenBCI GUI (6.0.0) as a light. The GUI sends one line for each drawn frame:
//   1   the metric is above the threshold
//   0   it is not
// The built-in LED and the pin below follow, after the state has lasted half a second.
// Board: Arduino Uno R3 or compatible.

const int outputPin = 9;      // LED with 220 ohm, or a transistor that switches more
const long baudRate = 57600;  // as in the GUI's Networking widget
const unsigned long holdMs = 500;
const unsigned long silentMs = 2000;  // off when the GUI stops

bool isFocused = false;
bool wasLastOne = false;
unsigned long changedAt = 0;
unsigned long heardAt = 0;
char first = 0;
int length = 0;

void setup() {
  pinMode(LED_BUILTIN, OUTPUT);
  pinMode(outputPin, OUTPUT);
  Serial.begin(baudRate);
}

void show() {
  digitalWrite(LED_BUILTIN, isFocused ? HIGH : LOW);
  digitalWrite(outputPin, isFocused ? HIGH : LOW);
}

void take(bool isOne) {
  unsigned long now = millis();
  heardAt = now;
  if (isOne != wasLastOne) {
    wasLastOne = isOne;
    changedAt = now;
  }
  if (now - changedAt >= holdMs) isFocused = isOne;
}

void loop() {
  while (Serial.available() > 0) {
    char c = Serial.read();
    if (c == '\n') {
      // Exactly one character, 0 or 1; anything else is another data type or a cut line.
      if (length == 1 && (first == '0' || first == '1')) take(first == '1');
      length = 0;
    } else {
      if (length == 0) first = c;
      length++;
    }
  }
  if (millis() - heardAt > silentMs) isFocused = false;
  show();
}
