// Replaced: shows code that the build has highlighted. The theme's own brings a highlighter to every page, and
// draws each block again after hydration to change its colours.
export { CodeBlock as default } from '@site/src/components/code/CodeBlock';
