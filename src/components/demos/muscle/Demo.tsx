import type { ReactNode } from 'react';
import { DemoFrame } from '../DemoFrame';
import { MuscleInput } from './MuscleInput';
import type { Muscles } from './useMuscleLoop';

interface DemoProps {
  title: string;
  /** What to do, in one or two sentences. */
  hint: string;
  muscles: Muscles;
  /** What the muscles move. */
  children: ReactNode;
}

/** A version of a project that runs in the page: what the muscles move, and below it the muscles. */
export function Demo({ title, hint, muscles, children }: DemoProps): ReactNode {
  return (
    <DemoFrame title={title} hint={hint} {...muscles.frame}>
      {children}
      <MuscleInput list={muscles.list} loop={muscles.loop} view={muscles.view} />
    </DemoFrame>
  );
}
