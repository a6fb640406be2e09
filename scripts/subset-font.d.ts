/** `subset-font` brings no types; this is the part that `subsetFont.ts` and the cards call. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
      dropTables?: string[];
    },
  ): Promise<Uint8Array>;
}
