/**
 * A colour of the style sheets for programs that know none but sRGB: `oklch(L C h)` → `#rrggbb`, cut off at what sRGB can
 * show. Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
 *
 * @throws {Error} for a text of another form
 */
export function oklchToHex(colour: string): string {
  const [lightness, chroma, hueDegrees] = (/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour) ?? [])
    .slice(1)
    .map(Number);
  if (lightness === undefined || chroma === undefined || hueDegrees === undefined)
    throw new Error(`"${colour}" is not a colour of the form oklch(0.5 0.1 200).`);
  const hue = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const channel = (value: number): string => {
    const light = Math.max(0, Math.min(1, value));
    const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}

/**
 * Reads a custom property of `src/css/tokens.css` as it holds in light mode: a colour as `#rrggbb`, anything else as it is
 * written there.
 *
 * @throws {Error} when there is none of that name
 */
export function lightValue(tokens: string, name: string): string {
  // The light mode's values come first.
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim();
  if (value === undefined) throw new Error(`tokens.css has no ${name}.`);
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return lightValue(tokens, other);
  return value.startsWith('oklch(') ? oklchToHex(value) : value;
}
