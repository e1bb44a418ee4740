/** The shell's own pages besides Home: one part of the program, so that the first load names one. */
export { AntibotPage } from './Antibot/AntibotPage.tsx';
export { MyPage } from './My/MyPage.tsx';
export { VersionPage } from './Version/VersionPage.tsx';
