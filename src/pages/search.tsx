import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { SearchPage } from '../search/page/SearchPage';

export default function SearchRoute(): ReactNode {
  return (
    <Layout>
      <SearchPage />
    </Layout>
  );
}
