/** The questions of users, put together for the measurements and the list of threads. */
import { askersTasks } from './questions/askersTasks';
import { askersCorners } from './questions/askersCorners';
import { askersIssues } from './questions/askersIssues';
import { askersForum } from './questions/askersForum';
import { realSoftware } from './questions/realSoftware';
import { realWorn } from './questions/realWorn';
import { askersShort } from './questions/askersShort';
import { shortHardware } from './questions/shortHardware';
import { bench } from './questions/bench';
import { bench2 } from './questions/bench2';
import { benchAlone2 } from './questions/benchAlone2';
import { realBoards4 } from './questions/realBoards4';
import { realBoards5 } from './questions/realBoards5';
import { bench3 } from './questions/bench3';
import { studyAlone } from './questions/studyAlone';
import { brainflowLsl } from './questions/brainflowLsl';
import { buildAlone } from './questions/buildAlone';
import { callersBench } from './questions/callersBench';
import { callersCode } from './questions/callersCode';
import { callersNames } from './questions/callersNames';
import { callersThings } from './questions/callersThings';
import { callersStudy } from './questions/callersStudy';
import { callersGui } from './questions/callersGui';
import { codeAlone } from './questions/codeAlone';
import { connectCyton } from './questions/connectCyton';
import { coverageCyton } from './questions/coverageCyton';
import { coverageProjects } from './questions/coverageProjects';
import { coverageRetired } from './questions/coverageRetired';
import { coverageSoftware } from './questions/coverageSoftware';
import { coverageStart } from './questions/coverageStart';
import { coverageWorn } from './questions/coverageWorn';
import { cyton } from './questions/cyton';
import { daysApps } from './questions/daysApps';
import { daysBench } from './questions/daysBench';
import { daysCyton } from './questions/daysCyton';
import { daysGanglion } from './questions/daysGanglion';
import { daysMisc } from './questions/daysMisc';
import { daysStart } from './questions/daysStart';
import { examined } from './questions/examined';
import { examined2 } from './questions/examined2';
import { examined3 } from './questions/examined3';
import { examined4 } from './questions/examined4';
import { examined5 } from './questions/examined5';
import { examined6 } from './questions/examined6';
import { examined7 } from './questions/examined7';
import { examined8 } from './questions/examined8';
import { examined9 } from './questions/examined9';
import { examined12 } from './questions/examined12';
import { examined13 } from './questions/examined13';
import { examined14 } from './questions/examined14';
import { firmwareAlone } from './questions/firmwareAlone';
import { examined10 } from './questions/examined10';
import { examined11 } from './questions/examined11';
import { forum } from './questions/forum';
import { ganglion } from './questions/ganglion';
import { gaps } from './questions/gaps';
import { gui } from './questions/gui';
import { guiAlone } from './questions/guiAlone';
import { homeAlone } from './questions/homeAlone';
import { judged } from './questions/judged';
import { judgedQueries, judgedSections } from './questions/judgedQueries';
import { judgedRounds } from './questions/judgedRounds';
import { judgedVisitors } from './questions/judgedVisitors';
import { longtail } from './questions/longtail';
import { makerAlone } from './questions/makerAlone';
import { more } from './questions/more';
import { narrower } from './questions/narrower';
import { realAbroad } from './questions/realAbroad';
import { realAnalog } from './questions/realAnalog';
import { realArts } from './questions/realArts';
import { realBench } from './questions/realBench';
import { realBody } from './questions/realBody';
import { realBoards } from './questions/realBoards';
import { realBoards2 } from './questions/realBoards2';
import { realBridges } from './questions/realBridges';
import { realControl } from './questions/realControl';
import { realDevelopers2 } from './questions/realDevelopers2';
import { realElsewhere } from './questions/realElsewhere';
import { realFirstDays } from './questions/realFirstDays';
import { realFirst3 } from './questions/realFirst3';
import { realGui3 } from './questions/realGui3';
import { realGui4 } from './questions/realGui4';
import { realLives } from './questions/realLives';
import { realLink } from './questions/realLink';
import { realMakers } from './questions/realMakers';
import { realOwners2 } from './questions/realOwners2';
import { realPlatforms } from './questions/realPlatforms';
import { realPrograms } from './questions/realPrograms';
import { realPrograms2 } from './questions/realPrograms2';
import { realPrograms4 } from './questions/realPrograms4';
import { realPrograms5 } from './questions/realPrograms5';
import { realSensors } from './questions/realSensors';
import { realSignal } from './questions/realSignal';
import { realSignals2 } from './questions/realSignals2';
import { realStudies } from './questions/realStudies';
import { realTrials } from './questions/realTrials';
import { roundApps } from './questions/roundApps';
import { roundBoards } from './questions/roundBoards';
import { roundBody } from './questions/roundBody';
import { roundBuyers } from './questions/roundBuyers';
import { roundDrivers } from './questions/roundDrivers';
import { roundGanglion } from './questions/roundGanglion';
import { roundNewcomers } from './questions/roundNewcomers';
import { roundProtocol } from './questions/roundProtocol';
import { roundResearch } from './questions/roundResearch';
import { roundSoftware } from './questions/roundSoftware';
import { researchAlone } from './questions/researchAlone';
import { roundWearing } from './questions/roundWearing';
import { setupAlone } from './questions/setupAlone';
import { shortFresh } from './questions/shortFresh';
import { shortFresh2 } from './questions/shortFresh2';
import { shortFresh3 } from './questions/shortFresh3';
import { shortFresh4 } from './questions/shortFresh4';
import { shortMixed } from './questions/shortMixed';
import { shortSoftware } from './questions/shortSoftware';
import { signal } from './questions/signal';
import { strangersBoards } from './questions/strangersBoards';
import { strangersSoftware } from './questions/strangersSoftware';
import { studentsWhy } from './questions/studentsWhy';
import { studentsWhy2 } from './questions/studentsWhy2';
import { tasks } from './questions/tasks';
import { trackers } from './questions/trackers';
import { unseen } from './questions/unseen';
import { visitorsAddOns } from './questions/visitorsAddOns';
import { visitorsCode } from './questions/visitorsCode';
import { visitorsHardware } from './questions/visitorsHardware';
import { visitorsLab } from './questions/visitorsLab';
import { visitorsMakers } from './questions/visitorsMakers';
import { visitorsPrograms } from './questions/visitorsPrograms';
import { wider } from './questions/wider';
import { written } from './questions/written';
import { realPrograms6 } from './questions/realPrograms6';
import { retiredBoards } from './questions/retiredBoards';
import { benchAlone3 } from './questions/benchAlone3';
import type { Answer, QueryKind, Question, UserQuery } from './types';
import { realBoards6 } from './questions/realBoards6';

const collected: readonly Question[] = [
  ...askersTasks,
  ...askersCorners,
  ...askersIssues,
  ...askersForum,
  ...realAbroad,
  ...realArts,
  ...realBench,
  ...realSoftware,
  ...realControl,
  ...realDevelopers2,
  ...realOwners2,
  ...realPlatforms,
  ...realPrograms,
  ...realPrograms2,
  ...realPrograms4,
  ...realPrograms5,
  ...realWorn,
  ...realElsewhere,
  ...realFirstDays,
  ...realFirst3,
  ...realGui3,
  ...realGui4,
  ...realLink,
  ...realLives,
  ...realMakers,
  ...realSignal,
  ...realSignals2,
  ...realStudies,
  ...realTrials,
  ...askersShort,
  ...shortHardware,
  ...shortFresh,
  ...shortFresh2,
  ...shortFresh3,
  ...shortFresh4,
  ...shortMixed,
  ...shortSoftware,
  ...bench,
  ...bench2,
  ...benchAlone2,
  ...firmwareAlone,
  ...realBoards4,
  ...realBoards5,
  ...bench3,
  ...studyAlone,
  ...buildAlone,
  ...brainflowLsl,
  ...callersBench,
  ...callersCode,
  ...callersNames,
  ...callersThings,
  ...callersStudy,
  ...callersGui,
  ...codeAlone,
  ...connectCyton,
  ...coverageCyton,
  ...coverageProjects,
  ...coverageRetired,
  ...coverageSoftware,
  ...coverageStart,
  ...coverageWorn,
  ...cyton,
  ...daysApps,
  ...daysBench,
  ...daysCyton,
  ...daysGanglion,
  ...daysMisc,
  ...daysStart,
  ...examined,
  ...examined2,
  ...examined3,
  ...examined4,
  ...examined5,
  ...examined6,
  ...examined7,
  ...examined8,
  ...examined9,
  ...examined12,
  ...examined13,
  ...examined14,
  ...examined10,
  ...examined11,
  ...forum,
  ...ganglion,
  ...gaps,
  ...gui,
  ...guiAlone,
  ...homeAlone,
  ...longtail,
  ...makerAlone,
  ...more,
  ...narrower,
  ...realBody,
  ...realSensors,
  ...realAnalog,
  ...realBoards,
  ...realBoards2,
  ...realBridges,
  ...roundApps,
  ...roundBoards,
  ...roundBody,
  ...roundBuyers,
  ...roundDrivers,
  ...roundGanglion,
  ...roundNewcomers,
  ...roundProtocol,
  ...roundResearch,
  ...roundSoftware,
  ...researchAlone,
  ...setupAlone,
  ...roundWearing,
  ...signal,
  ...strangersBoards,
  ...strangersSoftware,
  ...studentsWhy,
  ...studentsWhy2,
  ...visitorsAddOns,
  ...visitorsCode,
  ...visitorsHardware,
  ...visitorsLab,
  ...visitorsMakers,
  ...visitorsPrograms,
  ...tasks,
  ...trackers,
  ...unseen,
  ...written,
  ...realPrograms6,
  ...retiredBoards,
  ...realBoards6,
  ...benchAlone3,
];

const alsoOf = (asks: string): readonly Answer[] =>
  [...wider, ...judged].filter((one) => one.asks === asks).flatMap(({ also }) => also);

/** With all places that answer them. */
export const questions: readonly Question[] = collected.map((question) => {
  const [best, ...others] = question.answers;
  return { ...question, answers: [best, ...others, ...alsoOf(question.asks)] };
});

/** Places that are known to answer one query of a question alone. */
const alsoOfQuery = (query: string): readonly Answer[] =>
  [...judgedQueries, ...judgedRounds, ...judgedVisitors, ...judgedSections]
    .filter(({ typed }) => typed.includes(query))
    .flatMap(({ also }) => also);

const kinds: readonly QueryKind[] = ['trouble', 'name', 'task'];

/** Every query with its right places; the best place first. */
export const userQueries: readonly UserQuery[] = questions.flatMap(
  ({ origins, answers: [best, ...others], typed }) =>
    kinds.flatMap((kind) =>
      (typed[kind] ?? []).map((query) => ({
        query,
        kind,
        answers: [best, ...others, ...alsoOfQuery(query)],
        origin: origins.length > 0 ? origins.join(' ') : 'wording of users',
      })),
    ),
);
