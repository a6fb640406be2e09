import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formerAddresses, redirects } from './redirects';

const isPage = (route: string): boolean =>
  route === '/' || existsSync(path.join(__dirname, 'docs', `${route.slice(1, -1)}.mdx`));

describe('redirects', () => {
  it('lead to pages that exist, from addresses in their full form', () => {
    // A document named like its folder keeps its last part by an explicit slug; none of these is one.
    expect(
      redirects.filter(({ to }) => !isPage(to)),
      'in redirects.ts, `to` is a page below docs/, with a slash at both ends and no anchor',
    ).toEqual([]);
    expect(
      redirects.filter(({ from }) => !/^\/.+\/$/.test(from) && !from.endsWith('.html')),
      'in redirects.ts, `from` begins and ends with a slash',
    ).toEqual([]);
  });

  it('names every old address once', () => {
    const from = redirects.map((redirect) => redirect.from);
    expect(new Set(from).size).toBe(from.length);
  });

  it('leads on from where a moved page was before its folders were renamed', () => {
    const addresses = redirects
      .filter(({ to }) => to === '/Deprecated/WiFiShield/WiFiGS/')
      .map(({ from }) => from);
    expect(addresses).toContain('/docs/GettingStarted/Boards/WiFiGS/');
    expect(addresses).toContain('/docs/01GettingStarted/01-Boards/WiFiGS/');
  });

  it.each([
    ['/docs/04AddOns/01-Headwear/MarkIV/', '/AddOns/Headwear/MarkIV/'],
    [
      '/docs/05ThirdParty/02-Pulse_Sensor/Pulse_Sensor_Landing/',
      '/ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing/',
    ],
    ['/docs/07Examples/ExamplesLanding/', '/Examples/ExamplesLanding/'],
    ['/docs/07Examples/18-EMGProjects/EMGscrolling/', '/Examples/EMGProjects/EMGscrolling/'],
    ['/docs/08FAQ/Returns/', '/FAQ/Returns/'],
    ['/docs/09Deprecated/Python/', '/Deprecated/Python/'],
    ['/docs/10Troubleshooting/FTDI_Fix_Windows/', '/Troubleshooting/FTDI_Fix_Windows/'],
  ])('leads on from %s, which other projects link to', (old, now) => {
    expect(formerAddresses(now)).toContain(old);
  });

  it.each([
    ['/ThirdParty/WiFiShield/WiFiProgam/', '/Deprecated/WiFiShield/WiFiProgram/'],
    ['/docs/10Troubleshooting/OpenBCI_on_Windows/', '/Troubleshooting/FTDI_Fix_Windows/'],
    ['/docs/04AddOns/01-Headwear/MarkIII/', '/Deprecated/MarkIII/'],
    ['/docs/05ThirdParty/01-Myoware/MyoCyton/', '/Deprecated/MyoCyton/'],
    ['/docs/06Software/01-OpenBCISoftware/Hub/', '/Deprecated/Hub/'],
  ])('leads on from %s, whose page was renamed or moved', (from, to) => {
    expect(redirects).toContainEqual({ from, to });
  });

  it('has no address of a page that exists', () => {
    expect(
      redirects.filter(({ from }) => isPage(from)),
      'take these lines out of redirects.ts, or the pages out of docs/',
    ).toEqual([]);
  });

  it('has no former address for the page that is shown where nothing is', () => {
    for (const missing of ['/404.html', '/404.html/']) expect(formerAddresses(missing)).toEqual([]);
  });

  it('keeps the addresses below /docs/ and those in numbered folders', () => {
    expect(formerAddresses('/')).toEqual(['/docs/']);
    expect(formerAddresses('/Cyton/CytonSDK/')).toEqual(['/docs/Cyton/CytonSDK/', '/docs/02Cyton/CytonSDK/']);
    expect(formerAddresses('/Deprecated/WiFiShield/WiFiAPI/')).toContain(
      '/docs/05ThirdParty/03-WiFiShield/WiFiAPI/',
    );
  });
});
