/**
 * What so many pages have that it comes with the program of every page: in a file of its own it would weigh more, and be one more
 * that a phone has to ask for. A client module, which does nothing by itself.
 */
import '@docusaurus/Link';
import '@docusaurus/plugin-content-docs/client';
import '@mdx-js/react';
import '@site/src/components/code/codeButtons';
import '@site/src/components/figures/scrollFrames';
import '@site/src/components/page/Later';
import '@site/src/components/text/termNotes';
import '@site/src/sentOnce/SentOnce';
