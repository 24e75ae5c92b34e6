// Making elements. Text is always text: nothing here, or anywhere in the page, makes HTML of strings.

/** el('button', {class: 'x', onclick: f}, 'text', child): null and false among attributes and children are left out. */
function el(tag, attributes, ...children) {
  const svg = tag === 'g' || tag === 'rect';
  const element = svg ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) {
      continue;
    }
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) {
      element.append(child);
    }
  }
  return element;
}

/** label: with the key that does the same in brackets at its end, which is shown where there is a keyboard. */
function button(label, action, attributes) {
  const [, text, key] = /^(.*?)( \([a-z]\))?$/s.exec(label);
  return el('button', {type: 'button', onclick: action, ...attributes}, text, key && el('span', {class: 'key'}, key));
}

/** Characters that turn the reading direction are shown as what they are, so that no text reads otherwise than it is. */
function shown(text) {
  return String(text).replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g,
                              (c) => '[U+' + c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0') + ']');
}

/** For places with little room. */
function shortened(text, most = 80) {
  const letters = Array.from(String(text).slice(0, 2 * most));
  return shown(letters.length > most ? letters.slice(0, most).join('') + '…' : text);
}

/** "startDate" as people read it: "start date". */
function spoken(key) {
  return key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** Said to who cannot see it, and shown at the bottom. */
function announce(text, ...more) {
  const bar = document.getElementById('status');
  bar.replaceChildren(text, ...more);
}
