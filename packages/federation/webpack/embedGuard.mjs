/**
 * What a script for partner pages begins with: put into the page by `import()` or by its text it does not know where its files
 * are, and says so in its element.
 * @param {string} tag of its element
 * @returns {string} plain script
 */
export const embedGuard = (tag) => `(function () {
  function isOwn(script) {
    try {
      return /\\/embed\\.js$/.test(new URL(script.src).pathname);
    } catch (error) {
      return false;
    }
  }
  var current = document.currentScript;
  if (current ? current.src : Array.prototype.some.call(document.scripts, isOwn)) return;
  var words = 'This part of the page didn’t load: add its script with <script src="…/embed.js"></script>.';
  if (!customElements.get(${JSON.stringify(tag)}))
    customElements.define(
      ${JSON.stringify(tag)},
      class extends HTMLElement {
        connectedCallback() {
          (this.shadowRoot || this.attachShadow({ mode: 'open' })).textContent = words;
        }
      },
    );
  throw new Error(words);
})();
`;
