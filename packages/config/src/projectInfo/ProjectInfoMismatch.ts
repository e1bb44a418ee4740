/** The gateway answered something else than what the hash on chain names, or what it names is no project info. */
export class ProjectInfoMismatch extends Error {
  override readonly name = 'ProjectInfoMismatch';
}
