/**
 * Every word the parts say by themselves. A word that depends on the place is a prop instead.
 * Give a complete set to `UiProvider`; `@jinshu/ui/strings` has one for each of the three languages.
 */
export interface UiStrings {
  button: {
    /** Announced while the action runs. */
    pending: string;
  };
  link: {
    /** Added to the name of a link that opens a new window. */
    opensInNewWindow: string;
  };
  skeleton: {
    /** Announced when rows take long to come. */
    loading: string;
  };
  badge: {
    /** The number on a badge, said in full. */
    unread: (count: number) => string;
  };
  appShell: {
    /** The navigation on the rail. */
    main: string;
    accountMenu: string;
    /** First stop of the keyboard: jumps over rail, bar and folders. */
    skipToContent: string;
    openSidebar: string;
    closeSidebar: string;
    sidebar: string;
  };
}
