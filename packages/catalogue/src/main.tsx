import { createRoot } from 'react-dom/client';
import { allStories } from './allStories.ts';
import { CataloguePage } from './CataloguePage.tsx';
import { prepareBrowser } from './prepareBrowser.ts';
import { StoryPage } from './StoryPage.tsx';

const query = new URLSearchParams(location.search);
const name = query.get('story') ?? '';
const story = allStories.get(name);
prepareBrowser(story?.visitor ?? {}, query.get('theme'));
createRoot(document.querySelector('#root') as Element).render(
  story ? <StoryPage name={name} story={story} /> : <CataloguePage stories={[...allStories.keys()]} />,
);
