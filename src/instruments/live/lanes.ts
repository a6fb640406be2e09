/** px of height that a channel has in the plot: of up to eight, and of more. */
export const LANE_PX = { few: 44, many: 26 } as const;
