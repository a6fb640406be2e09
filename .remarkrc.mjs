/** Markdown rules of pages and posts, parsed as MDX as the site does. */
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkPresetLintRecommended from 'remark-preset-lint-recommended';

// MDX has no <autolinks>: a bare address is how a page links one.
export default {
  plugins: [
    remarkFrontmatter,
    remarkGfm,
    remarkDirective,
    remarkMdx,
    remarkPresetLintRecommended,
    ['remark-lint-no-literal-urls', false],
  ],
};
