-- Sends a form over and over. Arguments: the form and the first number. The number replaces NUMBER in the form and grows.
local form, number

function init(words)
  form, number = words[1], tonumber(words[2])
  wrk.headers['Content-Type'] = 'application/x-www-form-urlencoded'
end

function request()
  number = number + 1
  return wrk.format('POST', nil, nil, (form:gsub('NUMBER', string.format('%d', number))))
end
