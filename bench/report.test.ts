import { expect, it } from 'vitest';
import { withPart } from './report';

it('a part is put at the end once, and then replaced where it is', () => {
  const first = withPart('# Benchmarks\n', 'Load', 'slow\n\n### Kill\n\nback');
  expect(first).toBe('# Benchmarks\n\n## Load\n\nslow\n\n### Kill\n\nback\n');
  const both = withPart(first, 'Pages', 'heavy');
  expect(withPart(both, 'Load', 'fast')).toBe('# Benchmarks\n\n## Load\n\nfast\n\n## Pages\n\nheavy\n');
});
