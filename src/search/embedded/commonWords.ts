/** Words that tell little of what is asked, in queries as in texts. */
import { singular } from '../words';

/** Words as the tokeniser gives them. */
function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(singular));
}

/** Stop words: they shape a question and not its subject. They count little (`common` in weights.json), but not nothing. */
export const COMMON_WORDS = wordSet(
  'a about after again all also always am an and any are as at be because been before between both but by can cannot ' +
    'cant could did didnt do does doesnt doing dont each even ever every for from get gets getting go had has have he ' +
    'help here how i if im in into is isnt it its just keep like make may me more must my need never no not now of on ' +
    'one only or other our out over own please should since so some still such than that the their them then there ' +
    'these they thi thing this through to too try trying under until up use using very want was we were what when ' +
    'where which while who why will with without wont work working would yet you your',
);
