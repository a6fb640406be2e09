// Ejected: the kinds of item that our bar may have; every page carries the rest. Menus are sent when there is one
// (`plugins/browser-bundle/optionalParts.ts`).
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';

export default { default: DefaultNavbarItem, doc: DocNavbarItem, dropdown: DropdownNavbarItem };
