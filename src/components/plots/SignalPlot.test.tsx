import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { designBandPass } from '@site/src/signal/filters';
import { makeBlinkScene, makeHumSpectrumScene } from '@site/src/signal/scenes';
import { FilterPlot } from './FilterPlot';
import { SignalPlot } from './SignalPlot';
import { SpectrumPlot } from './SpectrumPlot';

describe('plots', () => {
  it('call a computed signal synthetic and give its size in words and in a table', () => {
    const html = renderToStaticMarkup(<SignalPlot title="Blinks" caption="Three." {...makeBlinkScene()} />);
    expect(html).toContain('Blinks (synthetic)');
    expect(html).toMatch(/6 s at 250 Hz\. Fp1: from −\d.* to 1\d\d µV, RMS/);
    expect(html.match(/<tr>/g)).toHaveLength(9);
    expect(html).toContain('Time (s)');
  });

  it('name the frequency at which a spectrum is highest', () => {
    const html = renderToStaticMarkup(
      <SpectrumPlot title="Hum" caption="A spike." {...makeHumSpectrumScene()} />,
    );
    expect(html).toMatch(/O1: highest at (49\.8|50|50\.3) Hz/);
    expect(html).toContain('µV/√Hz');
  });

  it('say how much of each frequency a filter leaves', () => {
    const filters = [{ label: 'Band-pass', filter: designBandPass(4, 5, 50, 250) }];
    const html = renderToStaticMarkup(
      <FilterPlot
        title="Filter"
        caption="Flat."
        alt="A band."
        filters={filters}
        sampleRateHz={250}
        tableHz={[20]}
      />,
    );
    expect(html).toContain('100.0 %');
  });
});
