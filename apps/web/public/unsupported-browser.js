// Explains the empty page in browsers that cannot run the site. Written in ES5, which they can parse.
(function () {
  var css = window.CSS;
  /** Safari supports lookbehind since 16.4; 16.2 and 16.3 support all of the CSS. */
  function looksBehind() {
    try {
      return new RegExp('(?<=a)b').test('ab');
      // eslint-disable-next-line @typescript-eslint/no-unused-vars -- ES5 has no catch without a name
    } catch (error) {
      return false;
    }
  }
  if (
    css &&
    css.supports &&
    css.supports('color', 'color-mix(in srgb, red, blue)') &&
    css.supports('selector(:has(a))') &&
    looksBehind()
  )
    return;
  var words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.style.cssText =
    'margin:0;padding:24px;background:#fff;color:#2b211a;font:18px/1.7 sans-serif';
  var text =
    '您的瀏覽器版本較舊，無法完整顯示巷口市集。請更新到 iOS 16.4、Safari 16.4、Chrome 111、Edge 111 或 Firefox 121 以上的版本。';
  words.appendChild(document.createTextNode(text));
  document.body.insertBefore(words, document.body.firstChild);
})();
