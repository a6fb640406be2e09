/** Code colours that keep at least 4.5:1 against their background, in both modes. */
import { themes, type PrismTheme } from 'prism-react-renderer';

export const lightCodeTheme: PrismTheme = {
  ...themes.github,
  plain: { color: '#1c2733', backgroundColor: '#f3f6f9' },
  styles: [
    { types: ['comment', 'prolog', 'doctype', 'cdata'], style: { color: '#5b6875', fontStyle: 'italic' } },
    { types: ['string', 'char', 'attr-value', 'inserted'], style: { color: '#0b6b3a' } },
    { types: ['number', 'boolean', 'constant', 'symbol', 'url'], style: { color: '#9a3c00' } },
    { types: ['keyword', 'atrule', 'attr-name', 'selector', 'important'], style: { color: '#0a4f93' } },
    { types: ['function', 'class-name', 'tag', 'builtin', 'variable'], style: { color: '#6f2da8' } },
    { types: ['deleted'], style: { color: '#a3162a' } },
    { types: ['punctuation', 'operator'], style: { color: '#3d4a57' } },
  ],
};

export const darkCodeTheme: PrismTheme = {
  ...themes.github,
  plain: { color: '#dfe7ef', backgroundColor: '#14202c' },
  styles: [
    { types: ['comment', 'prolog', 'doctype', 'cdata'], style: { color: '#93a4b5', fontStyle: 'italic' } },
    { types: ['string', 'char', 'attr-value', 'inserted'], style: { color: '#83dba8' } },
    { types: ['number', 'boolean', 'constant', 'symbol', 'url'], style: { color: '#ffb27a' } },
    { types: ['keyword', 'atrule', 'attr-name', 'selector', 'important'], style: { color: '#86c5ff' } },
    { types: ['function', 'class-name', 'tag', 'builtin', 'variable'], style: { color: '#d3b0ff' } },
    { types: ['deleted'], style: { color: '#ff9aa8' } },
    { types: ['punctuation', 'operator'], style: { color: '#b9c6d3' } },
  ],
};
