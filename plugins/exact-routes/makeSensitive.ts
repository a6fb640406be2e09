/** As much of a route as matters here; `sensitive` is the router's own name for "with regard to case". */
export interface MatchedRoute {
  sensitive?: boolean;
  routes?: MatchedRoute[];
}

/** Makes routes, and those below them, match with regard to case. */
export function makeSensitive(routes: MatchedRoute[]): void {
  for (const route of routes) {
    route.sensitive = true;
    makeSensitive(route.routes ?? []);
  }
}
