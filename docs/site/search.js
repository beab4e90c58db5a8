// Adds the search to a page: "/" begins, the arrows choose, Enter opens, Esc ends. The index is loaded on the
// first search, by a script element: a page opened from disk can't fetch.
"use strict";
{
  const root = document.body.dataset.root;
  const most = 40;

  const form = document.createElement("form");
  form.setAttribute("role", "search");
  const field = document.createElement("input");
  field.type = "search";
  field.placeholder = "Search (press /)";
  field.autocomplete = "off";
  field.setAttribute("aria-label", "Search");
  form.append(field);
  document.querySelector("header").append(form);

  const text = document.querySelector("main");
  const results = document.createElement("main");
  results.id = "results";
  results.setAttribute("aria-live", "polite");
  results.hidden = true;
  text.after(results);

  let isLoading = false;
  function load() {
    if (isLoading) return;
    isLoading = true;
    const script = document.createElement("script");
    script.src = root + "index.js";
    script.onload = show;
    document.head.append(script);
  }

  // How well a text has the words: 0 if one is missing, more where they begin words.
  function fit(text, words) {
    let fit = 1;
    for (const word of words) {
      const at = text.indexOf(word);
      if (at < 0) return 0;
      if (at == 0 || /[^\p{L}\p{N}]/u.test(text[at - 1])) fit += 1;
    }
    return fit;
  }

  // The best line of each section that has all words, the best sections first. A heading counts for its
  // lines.
  function search(words) {
    const found = [];
    for (const [address, title, sections] of searchIndex) {
      for (const [anchor, heading, lines] of sections) {
        const above = (title + " " + heading).toLowerCase();
        let score = fit(heading.toLowerCase(), words) * 4;
        let line = score ? lines.find(each => fit(each.toLowerCase(), words)) || lines[0] || "" : "";
        for (const each of score ? [] : lines) {
          const own = each.toLowerCase();
          let fits = fit(own, words) * 2;
          if (!fits && words.some(word => own.includes(word))) fits = fit(above + " " + own, words);
          if (fits > score) [score, line] = [fits, each];
        }
        if (score) score += words.filter(word => title.toLowerCase().includes(word)).length;
        const place = address + (anchor ? "#" + anchor : "");
        if (score) found.push({ place, title, heading, line, score });
      }
    }
    return found.sort((a, b) => b.score - a.score);
  }

  function marked(text, words) {
    const pattern = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
    const span = document.createElement("span");
    text.split(new RegExp("(" + pattern + ")", "i")).forEach((part, index) => {
      const piece = index % 2 ? document.createElement("mark") : document.createTextNode(part);
      if (index % 2) piece.textContent = part;
      span.append(piece);
    });
    return span;
  }

  // The part of a long line around the first word.
  function excerpt(line, words) {
    const at = line.toLowerCase().indexOf(words[0]);
    if (line.length <= 240) return line;
    const start = at < 120 ? 0 : line.indexOf(" ", at - 100) + 1;
    const end = start + 240 < line.length ? line.lastIndexOf(" ", start + 240) : line.length;
    return (start ? "… " : "") + line.slice(start, end) + (end < line.length ? " …" : "");
  }

  function show() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    text.hidden = words.length > 0;
    results.hidden = !text.hidden;
    if (!words.length) return;
    if (typeof searchIndex == "undefined") return load();
    const found = search(words);
    const list = document.createElement("ol");
    for (const { place, title, heading, line } of found.slice(0, most)) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = root + place;
      const name = document.createElement("b");
      name.append(marked(heading == title ? title : title + " › " + heading, words));
      link.append(name, marked(excerpt(line, words), words));
      item.append(link);
      list.append(item);
    }
    const count = document.createElement("p");
    count.textContent = !found.length ? "No matches." : found.length == 1 ? "One match."
      : found.length > most ? `${most} of ${found.length} matches. Another word narrows them.`
      : `${found.length} matches.`;
    results.replaceChildren(count, list);
    scrollTo(0, 0);
  }

  function close() {
    field.value = "";
    show();
  }

  // Keeps the search in the address, so that Back returns to it.
  function keep() {
    const address = field.value ? "#search=" + encodeURIComponent(field.value) : location.pathname;
    try { history.replaceState(null, "", address); } catch { /* Some browsers don't allow it on disk. */ }
  }

  function open() {
    const searched = location.hash.match(/^#search=(.*)/);
    field.value = searched ? decodeURIComponent(searched[1]) : "";
    show();
    // A heading that a result leads to was hidden until now.
    if (!searched) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }

  field.addEventListener("focus", load);
  field.addEventListener("input", () => { show(); keep(); });
  form.addEventListener("submit", event => {
    event.preventDefault();
    results.querySelector("a")?.click();
  });
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const links = [field, ...results.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key == "/" && document.activeElement != field) {
      field.focus();
      field.select();
    } else if (event.key == "Escape" && !results.hidden) {
      close();
      keep();
      field.blur();
    } else if (step && at >= 0 && !results.hidden) {
      links[at + step]?.focus();
    } else {
      return;
    }
    event.preventDefault();
  });
  addEventListener("hashchange", open);
  if (location.hash.startsWith("#search=")) open();

  const list = document.querySelector("nav");
  const current = list.querySelector("[aria-current]");
  if (current) list.scrollTop = current.offsetTop - list.clientHeight / 3;
}
