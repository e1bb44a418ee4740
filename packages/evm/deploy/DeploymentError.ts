/** A deployment cannot continue; the message says why and what to do. */
export class DeploymentError extends Error {
  override name = 'DeploymentError';
}
