// The rules of JSON Resume, as far as a person can break them here.

function sectionKeys() {
  return Object.keys(data.schema).filter((key) => data.schema[key].of && key !== 'meta');
}

/** What the schema says of a pointer: {form, of}; undefined where it says nothing. */
function ruleFor(pointer) {
  let rule = {form: 'object', of: data.schema};
  for (const step of stepsOf(pointer)) {
    if (rule === undefined) {
      return undefined;
    }
    if (rule.form === 'texts') {
      rule = {form: 'text'};
    } else if (rule.form === 'objects') {
      rule = {form: 'object', of: rule.of};
    } else {
      rule = rule.of && Object.prototype.hasOwnProperty.call(rule.of, step) ? rule.of[step] : undefined;
    }
  }
  return rule;
}

/** What is wrong with a text in a field; empty if nothing is. */
function wrongWith(form, text) {
  if (form === 'date' || form === 'issue_date') {
    return /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/.test(text) ? '' : 'A date is written 2024, 2024-09 or 2024-09-30.';
  }
  if (form === 'email') {
    return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text) ? '' : 'This is no e-mail address.';
  }
  if (form === 'uri') {
    return /^(https?|ftp|mailto|tel|data|xmpp|sip|geo|urn|git|ssh):[^\s<>"{}|\\^`]+$/i.test(text)
        ? '' : 'An address begins with its scheme, such as https://.';
  }
  return '';
}

/** Everything in the document that breaks a rule: [{pointer, message}]. */
function violations(value = state.resume, pointer = '') {
  if (typeof value === 'string') {
    const rule = ruleFor(pointer);
    const message = rule ? wrongWith(rule.form, value) : '';
    return message ? [{pointer, message}] : [];
  }
  if (value === null || typeof value !== 'object') {
    return [];
  }
  return Object.entries(value).filter(([key]) => pointer !== '' || key !== 'meta')
      .flatMap(([key, inner]) => violations(inner, pointer + joined(key)));
}
