/** What the theme's own start-up code imports of `prism-react-renderer`, without the languages. */
export const Prism = {};
