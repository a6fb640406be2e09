import { expect, it, vi } from 'vitest';
import { FileInput } from './FileInput';

interface Props {
  onClick: (event: { currentTarget: { value: string } }) => void;
  onChange: (event: { target: { files: readonly unknown[] | null } }) => void;
}

it('forgets the last choice before the next, so that the same file can be opened again', () => {
  const onFile = vi.fn();
  const { onClick, onChange } = (FileInput({ onFile, isShown: true }) as unknown as { props: Props }).props;
  const input = { value: 'C:\\fakepath\\capture.bin' };
  onClick({ currentTarget: input });
  expect(input.value).toBe('');
  const file = {};
  onChange({ target: { files: [file] } });
  // A choice that was called off.
  onChange({ target: { files: [] } });
  expect(onFile.mock.calls).toEqual([[file]]);
});
