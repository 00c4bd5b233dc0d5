-- Sends a form over and over. Words: the form, in which NUMBER stands where each one differs, and the first number.
local form, number

function init(words)
  form, number = words[1], tonumber(words[2])
  wrk.headers['Content-Type'] = 'application/x-www-form-urlencoded'
end

function request()
  number = number + 1
  return wrk.format('POST', nil, nil, (form:gsub('NUMBER', string.format('%d', number))))
end
