/**
 * Components of which the code is fetched when they are shown, or before (`preload`): pages, for the framework. In the browser this
 * takes the place of `react-loadable` (`plugins/browser-bundle`), most of which is for servers and for waiting times that the
 * site does not have.
 */
import { Component, createElement, type ComponentType, type ReactNode } from 'react';

type Loader = () => Promise<unknown>;
type Modules = Record<string, unknown>;

interface Options<What, Loaded> {
  loader: What;
  /** Shown in place of the component, without an `error` while the code is on its way. */
  loading: ComponentType<{ error: unknown; retry: () => void }>;
  render: (loaded: Loaded, props: object) => ReactNode;
}

/** One try to fetch all parts of a component. */
class Try {
  loaded: Modules | undefined;
  error: unknown;
  readonly promise: Promise<unknown>;

  constructor(loaders: Readonly<Record<string, Loader>>) {
    this.promise = Promise.all(Object.values(loaders).map((load) => load())).then(
      (modules) => {
        this.loaded = Object.fromEntries(Object.keys(loaders).map((name, index) => [name, modules[index]]));
      },
      (error: unknown) => {
        this.error = error;
        throw error;
      },
    );
  }
}

/** A component of several modules, as the framework makes one for each address. */
function loadableOfSeveral({ loader, loading, render }: Options<Record<string, Loader>, Modules>): unknown {
  let current: Try | undefined;
  const start = (): Try => (current ??= new Try(loader));
  return class Loadable extends Component {
    /** Resolves when the component can be shown at once. */
    static preload = (): Promise<unknown> => start().promise;

    isShown = false;
    /** What stands on the page is not the component yet. */
    waits = false;

    override componentDidMount(): void {
      this.isShown = true;
      if (this.waits) this.follow();
    }

    override componentWillUnmount(): void {
      this.isShown = false;
    }

    follow(): void {
      const show = (): void => {
        if (this.isShown) this.forceUpdate();
      };
      start().promise.then(show, show);
    }

    retry = (): void => {
      current = undefined;
      this.follow();
      this.forceUpdate();
    };

    override render(): ReactNode {
      const { loaded, error } = start();
      this.waits = !loaded;
      return loaded ? render(loaded, this.props) : createElement(loading, { error, retry: this.retry });
    }
  };
}

/** A component of one module. */
export default function loadable({ loader, loading, render }: Options<Loader, unknown>): unknown {
  return loadableOfSeveral({
    loader: { only: loader },
    loading,
    render: ({ only }, props) => render(only, props),
  });
}

// The framework's name for it.
loadable.Map = loadableOfSeveral;
