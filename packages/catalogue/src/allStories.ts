import type { Story, StoryModule } from './Story.ts';

const files = import.meta.webpackContext('./stories', { regExp: /\.stories\.tsx$/, mode: 'sync' });

/** Every story by its address, `Part/State`, in the order of the alphabet. */
export const allStories: ReadonlyMap<string, Story> = new Map(
  files.keys().flatMap((file) => {
    const part = file.replace(/^\.\/|\.stories\.tsx$/g, '');
    const { stories } = files(file) as StoryModule;
    return Object.entries(stories).map(([state, story]) => [`${part}/${state}`, story] as const);
  }),
);
