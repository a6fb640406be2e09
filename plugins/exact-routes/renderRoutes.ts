/** Stands in for `@docusaurus/renderRoutes`, which passes on everything but the regard to case. */
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderRoutes as renderInAnyCase } from 'react-router-config';

const isElement = isValidElement<{ children?: ReactNode; sensitive?: boolean }>;

/** Renders the first route that matches the address letter for letter. */
export default function renderRoutes(...parameters: Parameters<typeof renderInAnyCase>): ReactElement | null {
  const element = renderInAnyCase(...parameters);
  if (!isElement(element)) return null;
  const routes = Children.map(element.props.children, (route) =>
    isElement(route) ? cloneElement(route, { sensitive: true }) : route,
  );
  return cloneElement(element, {}, routes);
}
