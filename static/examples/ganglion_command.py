import asyncio
from bleak import BleakClient, BleakScanner  # pip install bleak

WRITE = "2d30c083-f39f-4ce6-923f-3484ea480596"
NOTIFY = "2d30c082-f39f-4ce6-923f-3484ea480596"


async def main():
    board = await BleakScanner.find_device_by_filter(
        lambda device, data: (data.local_name or "").startswith("Ganglion"), timeout=10
    )
    if board is None:
        raise SystemExit("No Ganglion found: is its blue LED blinking?")
    async with BleakClient(board) as client:

        def receive(_, packet):
            if packet[0] in (206, 207):
                print(packet[1:].decode("ascii", "replace"), end="")

        await client.start_notify(NOTIFY, receive)
        for command in "v":
            await client.write_gatt_char(WRITE, command.encode(), response=False)
            await asyncio.sleep(2)


asyncio.run(main())
