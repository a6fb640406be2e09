// Ejected: the two kinds of item that our bar has (`docusaurus.config.ts`); every page carries the rest.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';

export default { default: DefaultNavbarItem, doc: DocNavbarItem };
