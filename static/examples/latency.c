#include <fcntl.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <IOKit/serial/ioss.h>

int main(int argc, char **argv) {
  int port = open(argv[1], O_RDWR | O_NOCTTY | O_NONBLOCK);
  unsigned long latency = 1; /* microseconds; 1 as in BrainFlow asks for the least */
  if (port < 0 || ioctl(port, IOSSDATALAT, &latency) < 0) { perror(argv[1]); return 1; }
  getchar(); /* the setting lasts as long as the port is open */
  return 0;
}
