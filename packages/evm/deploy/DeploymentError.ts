/** A deployment cannot go on; the message says why and what to do. */
export class DeploymentError extends Error {
  override name = 'DeploymentError';
}
