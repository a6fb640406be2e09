import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Thumbnail } from './home/Thumbnails';
import { Pictogram } from './landings/Pictogram';
import { PinHeader } from './setups/PinHeader';
import { Torso } from './setups/Torso';

/** Pages are not type-checked: a name that there is not reaches the component. */
const never = (name: string): never => name as never;

describe('a name that a drawing does not know stops the build and lists those it knows', () => {
  it.each([
    ['<PinHeader board="Ganglion">', 'N1P', 'GNDA, D_G, REF, 4, 3, 2, 1, AVDD'],
    ['<Torso>', 'left foot', 'right shoulder, left shoulder'],
    ['<Thumbnail>', 'wifi', 'cyton, daisy, ganglion'],
    ['<Pictogram>', 'toString', 'frame, headband'],
  ])('%s and %s', (where, name, known) => {
    const drawings: Record<string, () => JSX.Element> = {
      '<PinHeader board="Ganglion">': () => (
        <PinHeader
          title="Pins"
          caption="Pins."
          board="Ganglion"
          pins={[{ column: name, row: 'top', wire: 'red', label: 'muscle' }]}
        />
      ),
      '<Torso>': () => (
        <Torso
          title="Chest"
          caption="Chest."
          electrodes={[{ place: never(name), mark: '+', wire: 'red', label: 'plus' }]}
        />
      ),
      '<Thumbnail>': () => <Thumbnail name={never(name)} />,
      '<Pictogram>': () => <Pictogram of={never(name)} />,
    };
    const draw = drawings[where];
    expect(() => draw && renderToStaticMarkup(draw())).toThrow(
      `${where}: there is no "${name}". There are: ${known}`,
    );
  });
});
