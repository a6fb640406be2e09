/** What of a mouse or keyboard event says where a link opens. */
type Press = Partial<Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>> & { button?: number };

/**
 * Whether the browser opens a link elsewhere for this press: in a new tab (Ctrl, Cmd, the middle button), a new
 * window (Shift), or as a download (Alt). Then this page stays, and nothing in it navigates.
 */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button = 0 }: Press): boolean =>
  metaKey === true || ctrlKey === true || shiftKey === true || altKey === true || button !== 0;
